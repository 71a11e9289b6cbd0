import { errorMessage } from "../errorMessages";
import { notify } from "./notices.svelte";

/** Do what a person wants, or notify them of the error. Resolves to whether it succeeded. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    notify(errorMessage(error), "error");
    return false;
  }
}

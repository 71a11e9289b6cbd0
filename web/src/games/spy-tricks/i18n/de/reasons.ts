/** Why an action is suggested in Spy Tricks; in English for now. */

export { reasons } from "../en/reasons";

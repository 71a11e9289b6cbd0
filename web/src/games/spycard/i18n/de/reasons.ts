/** Why an action is suggested in Spycard; in English for now. */

export { reasons } from "../en/reasons";

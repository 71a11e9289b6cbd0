/** Why an action is suggested in Black Spy; in English for now. */

export { reasons } from "../en/reasons";

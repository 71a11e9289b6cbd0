/** Requests for the people whom the person has played with. */

import { request } from "./http";
import type { People, PersonalInvitation } from "./protocol";

export const readPeople = () => request<People>("GET", "/people");
export const invitePerson = (person: string, table: string) => request<null>("PUT", `/people/${person}/invitation`, { table });
export const blockPerson = (person: string) => request<null>("PUT", `/people/${person}/block`);
export const unblockPerson = (person: string) => request<null>("DELETE", `/people/${person}/block`);
/** Block a member of a table, who is muted there, too. */
export const blockMember = (table: string, member: number) => request<null>("PUT", `/tables/${table}/members/${member}/block`);
export const readPersonalInvitations = () => request<PersonalInvitation[]>("GET", "/invited");
export const declineInvitation = (person: string) => request<null>("DELETE", `/invited/${person}`);

/** An amount with its noun: "1 card", "3 cards". */
export const count = (amount: number, one: string, many: string): string => `${amount} ${amount === 1 ? one : many}`;

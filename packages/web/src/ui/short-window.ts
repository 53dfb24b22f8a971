/**
 * A phone on its side, or a page at 200 % zoom. Bars that stay in view elsewhere scroll away here, all but one: together they
 * would take a third of the height.
 */
export const shortWindow = '@media (max-height: 560px)'

/** Colours of the sign, the covers and the drawings, the same in both schemes. */
export const brandColours = {
  night: '#194564',
  deep: '#0e2c42',
  amber: '#ffc45c',
  coral: '#f0704f',
  plum: '#c96aa4',
  cream: '#fbf3e3',
  sand: '#f0dcb8',
} as const

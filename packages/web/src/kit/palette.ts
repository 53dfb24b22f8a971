/** The colours of both schemes; of the kit as custom properties, and of the administration's theme. */
export const lightPalette = {
  primary: { main: '#194564', light: '#3d6f94', dark: '#0e2c42', contrastText: '#ffffff' },
  secondary: { main: '#194564', light: '#3d6f94', dark: '#0e2c42', contrastText: '#ffffff' },
  error: { main: '#b3261e', contrastText: '#ffffff' },
  warning: { main: '#8a5300', contrastText: '#ffffff' },
  success: { main: '#256b45', contrastText: '#ffffff' },
  info: { main: '#2b5f86', contrastText: '#ffffff' },
  background: { default: '#faf7f2', paper: '#ffffff' },
  text: { primary: '#211d18', secondary: '#5c544a', disabled: '#8b8378' },
  divider: '#e4ddd2',
  course: { starter: '#93590a', main: '#b0412a', dessert: '#84386d' },
}

export const darkPalette = {
  primary: { main: '#93c5e8', light: '#b9dbf3', dark: '#6aa5cd', contrastText: '#0b2436' },
  secondary: { main: '#93c5e8', light: '#b9dbf3', dark: '#6aa5cd', contrastText: '#0b2436' },
  error: { main: '#ffb4a9', contrastText: '#4a0f08' },
  warning: { main: '#f2be6a', contrastText: '#3a2500' },
  success: { main: '#8fd6ab', contrastText: '#0a2e1a' },
  info: { main: '#9fcdee', contrastText: '#0b2436' },
  background: { default: '#171411', paper: '#221e1a' },
  text: { primary: '#f3ede4', secondary: '#c2b8aa', disabled: '#9a9184' },
  divider: '#3d362f',
  course: { starter: '#f0b85c', main: '#f59c85', dessert: '#e09bcb' },
}

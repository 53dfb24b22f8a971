import { createTheme } from '@mui/material/styles'
import { components } from './theme-components.ts'
import { darkPalette, lightPalette } from './theme-palette.ts'
import { typography } from './theme-typography.ts'

/** Primary and secondary #194564 with a black bar (spec 9); in the dark scheme the same hue, light enough to read. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  spacing: 8,
  shape: { borderRadius: 8 },
  typography,
  components,
})

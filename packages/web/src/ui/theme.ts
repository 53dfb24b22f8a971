import { createTheme } from '@mui/material/styles'
import { darkPalette, lightPalette } from '../kit/palette.ts'
import { fontFamily, typeScale } from '../kit/type-scale.ts'
import { components } from './theme-components.ts'

/** The three courses; a colour never stands alone, see `CourseMark`. */
interface CourseColours {
  starter: string
  main: string
  dessert: string
}

declare module '@mui/material/styles' {
  interface Palette {
    course: CourseColours
  }
  interface PaletteOptions {
    course?: CourseColours
  }
}

const typography = {
  fontFamily,
  fontSize: 16,
  htmlFontSize: 16,
  ...typeScale,
} as const

/** Primary and secondary #194564 with a black bar; in the dark scheme the same hue, light enough to read. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  spacing: 8,
  shape: { borderRadius: 8 },
  typography,
  components,
})

import { type Components, type CssVarsTheme, createTheme, type Theme } from '@mui/material/styles'
import { darkPalette, lightPalette } from '../kit/palette.ts'
import { fontFamily, typeScale } from '../kit/type-scale.ts'

/** The light scheme on white, as the variables everything is coloured by: paper is never dark. */
const printColours = Object.fromEntries(
  Object.entries({ ...lightPalette, background: { default: '#fff', paper: '#fff' } }).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`--mui-palette-${name}`, `${value} !important`]]
      : Object.entries(value).map(([tone, colour]) => [`--mui-palette-${name}-${tone}`, `${colour} !important`]),
  ),
)

type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>

const focusRing = { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 2 }

const components: ThemeComponents = {
  MuiCssBaseline: {
    styleOverrides: {
      ':focus-visible': focusRing,
      // Where reading goes on: nothing to press, so nothing to mark.
      ':is(h1, h2, h3, h4, main, [role="alert"], [role="status"], [role="group"], [role="dialog"])[tabindex="-1"]:focus-visible':
        {
          outline: 'none',
        },
      body: { overflowWrap: 'break-word' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
      '@media print': {
        html: { ...printColours, colorScheme: 'light !important' },
        'header, nav, footer, .no-print': { display: 'none !important' },
        'tr, li, .MuiCard-root': { breakInside: 'avoid' },
        'h1, h2, h3': { breakAfter: 'avoid' },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 40, paddingInline: 20 },
      sizeLarge: { minHeight: 48, paddingInline: 28, fontSize: '1rem' },
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 12 } } },
  MuiMenu: { styleOverrides: { paper: { border: '1px solid var(--mui-palette-divider)' } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiOutlinedInput: { styleOverrides: { root: { backgroundColor: 'var(--mui-palette-background-paper)' } } },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 16 }, paperFullScreen: { borderRadius: 0 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px', gap: 8, flexWrap: 'wrap' } } },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 12 },
      // In the dark the surface alone is hard to tell from the page.
      standard: { border: '1px solid var(--mui-palette-divider)' },
    },
  },
  MuiTooltip: { defaultProps: { arrow: true } },
}

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

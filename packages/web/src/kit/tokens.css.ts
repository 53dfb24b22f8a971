import { assignVars, createGlobalTheme, createThemeContract, globalStyle } from '@vanilla-extract/css'
import { darkRoot, prefersDark } from './in-dark.ts'
import './layers.css.ts'
import { darkPalette, lightPalette } from './palette.ts'

/** From these widths on. */
export const fromSm = '(min-width: 600px)'
export const fromMd = '(min-width: 900px)'
export const fromLg = '(min-width: 1200px)'

/**
 * A phone on its side, or a page at 200 % zoom. Bars that stay in view elsewhere scroll away here, all but one: together they
 * would take a third of the height.
 */
export const shortWindow = '(max-height: 560px)'

/** A page at 400 % zoom: even one bar would take a quarter of the height. */
export const tinyWindow = '(max-height: 320px)'

type Palette = typeof lightPalette | typeof darkPalette

function tokensOf({ primary, error, warning, success, info, background, text, divider, course }: Palette) {
  return {
    primary: primary.main,
    primaryDark: primary.dark,
    onPrimary: primary.contrastText,
    error: error.main,
    warning: warning.main,
    success: success.main,
    info: info.main,
    ground: background.default,
    paper: background.paper,
    text: text.primary,
    muted: text.secondary,
    faint: text.disabled,
    line: divider,
    starter: course.starter,
    main: course.main,
    dessert: course.dessert,
  }
}

const light = { ...tokensOf(lightPalette), hover: 'rgb(0 0 0 / 0.04)', selected: 'rgb(0 0 0 / 0.08)' }
const dark = { ...tokensOf(darkPalette), hover: 'rgb(255 255 255 / 0.08)', selected: 'rgb(255 255 255 / 0.16)' }

/** The colours of the scheme that is shown, as custom properties. */
export const color = createThemeContract(light)

createGlobalTheme(':root', color, light)
createGlobalTheme(darkRoot.chosen, color, dark)
globalStyle(':root', { colorScheme: 'light' })
globalStyle(darkRoot.chosen, { colorScheme: 'dark' })
globalStyle(darkRoot.unchosen, {
  '@media': { [prefersDark]: { colorScheme: 'dark', vars: assignVars(color, dark) } },
})

/** Paper is never dark. */
globalStyle(':root:root:root', {
  '@media': {
    print: { colorScheme: 'light', vars: assignVars(color, { ...light, ground: '#fff', paper: '#fff' }) },
  },
})

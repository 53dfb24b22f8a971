import type { Theme } from '@mui/material/styles'

/** The evening of the pictures: a blue night, warm houses. Custom properties, so that a drawing follows the scheme. */
export function pictureColours(theme: Theme) {
  return {
    '--p-night': '#16405d',
    '--p-far': '#1e5175',
    '--p-hill': '#275f85',
    '--p-near': '#113650',
    '--p-wall': '#fbf3e3',
    '--p-shade': '#e4d4b8',
    '--p-glow': '#ffd88a',
    '--p-ink': '#12344c',
    '--p-line': '#bcd9ec',
    '--p-starter': '#eaa53f',
    '--p-main': '#e4704f',
    '--p-dessert': '#c979ae',
    ...theme.applyStyles('dark', {
      '--p-night': '#0f2c41',
      '--p-far': '#163c57',
      '--p-hill': '#1b4865',
      '--p-near': '#0b2233',
      '--p-wall': '#efe4cf',
      '--p-shade': '#cdbd9f',
      '--p-glow': '#ffce74',
      '--p-ink': '#0e2a3e',
      '--p-line': '#a5c8df',
      '--p-starter': '#e0a04a',
      '--p-main': '#da7459',
      '--p-dessert': '#bf79a8',
    }),
  }
}

/** One colour of the pictures, for a `fill` or `stroke`. */
export function ink(
  name: 'night' | 'far' | 'hill' | 'near' | 'wall' | 'shade' | 'glow' | 'ink' | 'line' | PictureCourse,
) {
  return `var(--p-${name})`
}

type PictureCourse = 'starter' | 'main' | 'dessert'

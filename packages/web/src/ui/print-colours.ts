import { lightPalette } from './theme-palette.ts'

/** The light scheme on white, as the variables everything is coloured by: paper is never dark. */
export const printColours = Object.fromEntries(
  Object.entries({ ...lightPalette, background: { default: '#fff', paper: '#fff' } }).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`--mui-palette-${name}`, `${value} !important`]]
      : Object.entries(value).map(([tone, colour]) => [`--mui-palette-${name}-${tone}`, `${colour} !important`]),
  ),
)

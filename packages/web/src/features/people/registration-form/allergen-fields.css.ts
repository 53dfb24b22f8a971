import { globalStyle, style } from '@vanilla-extract/css'
import { control } from '../../../kit/control.css.ts'
import { color } from '../../../kit/tokens.css.ts'

export const fieldset = style({ border: 0, padding: 0, margin: 0, minWidth: 0 })

export const legend = style({ padding: 0, fontWeight: 600, marginBottom: 2 })

export const help = style({ color: color.muted, fontSize: '0.875rem' })

export const grid = style({
  display: 'grid',
  marginTop: 8,
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 248px), 1fr))',
  alignItems: 'start',
})

export const allergenField = style({
  paddingLeft: 14,
  paddingRight: 14,
  border: '1px solid',
  borderColor: color.line,
  borderRadius: 12,
  backgroundColor: color.paper,
  selectors: { '&:hover': { borderColor: color.muted }, '&:has(input:checked)': { borderColor: color.primary } },
})
globalStyle(`${allergenField} input`, {
  width: 20,
  height: 20,
  margin: 0,
  flexShrink: 0,
  cursor: 'inherit',
  accentColor: color.primary,
})

export const allergenFieldLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  cursor: 'pointer',
})

export const allergenFieldSelect = style([
  control,
  {
    minHeight: 44,
    paddingTop: 8,
    paddingBottom: 8,
    marginBottom: 8,
    selectors: { [`${allergenField}:has(:not(:checked)[type="checkbox"]) &`]: { display: 'none' } },
  },
])

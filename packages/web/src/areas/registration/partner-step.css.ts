import { style } from '@vanilla-extract/css'
import { color } from '../../kit/tokens.css.ts'

export const text = style({ marginTop: -8, marginBottom: 24, color: color.muted })

export const questions = style({ marginTop: 32, paddingTop: 28, borderTop: '1px solid', borderColor: color.line })

export const partnerChoice = style({ display: 'grid', gap: 24 })

export const secondPersonText = style({ marginTop: 4, marginBottom: 16, color: color.muted })

export const ownFood = style({ display: 'grid', gap: 20, marginTop: 20 })

export const tooFewSeats = style({ marginBottom: 24 })

// Without scripts all fields are part of the page, and what is chosen shows its own.
const unless = (choice: string) => `${partnerChoice}:has(input[value="${choice}"]:not(:checked)) &`

export const wish = style({ selectors: { [unless('wish')]: { display: 'none' } } })

export const pair = style({ selectors: { [unless('pair')]: { display: 'none' } } })

export const otherFood = style({
  selectors: { [`${ownFood}:has(input[name$=".eatsDifferently"]:not(:checked)) &`]: { display: 'none' } },
})

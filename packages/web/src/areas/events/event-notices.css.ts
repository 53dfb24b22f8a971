import { style } from '@vanilla-extract/css'
import { anchor } from '../../kit/anchor.css.ts'
import { color, fromMd, fromSm, tinyWindow } from '../../kit/tokens.css.ts'

export const grid = style({ display: 'grid', gap: 12, selectors: { '&:not(:empty)': { marginBottom: 24 } } })

/** As far from other notices as they are from each other. */
export const ownRegistration = style({
  marginBottom: 24,
  selectors: { [`${grid}:not(:empty) ~ &`]: { marginTop: -12 } },
})

export const registerAction = style({
  marginTop: 24,
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  marginLeft: -16,
  marginRight: -16,
  paddingLeft: 16,
  paddingRight: 16,
  paddingTop: 12,
  paddingBottom: 12,
  backgroundColor: color.ground,
  borderTop: '1px solid',
  borderColor: color.line,
  '@media': {
    [fromSm]: { marginLeft: -24, marginRight: -24, paddingLeft: 24, paddingRight: 24 },
    [fromMd]: {
      position: 'static',
      marginLeft: 0,
      marginRight: 0,
      paddingLeft: 0,
      paddingRight: 0,
      paddingTop: 0,
      paddingBottom: 0,
      backgroundColor: 'transparent',
      borderTop: 0,
    },
    [tinyWindow]: { position: 'static' },
  },
})

export const registerActionAction = style({ width: '100%', '@media': { [fromMd]: { width: 'auto', minWidth: 240 } } })

export const alreadyRegistered = style({ margin: 0, marginTop: 12, fontSize: '0.9375rem', color: color.muted })

export const alreadyRegisteredLink = style([anchor.plain, { display: 'inline-block', paddingTop: 4, paddingBottom: 4 }])

import { styled, type Theme } from '@mui/material/styles'
import { Link } from 'react-router'

export interface ActionLookProps {
  variant?: 'contained' | 'outlined'
  size?: 'medium' | 'large'
}

const own = new Set<PropertyKey>(['variant', 'size'])

/** What the look is made of is no attribute of the element. */
const isAttribute = (name: PropertyKey) => !own.has(name)

/** Like the library's button, which would cost the public pages 8 kB. */
function actionLook({ theme, variant = 'contained', size = 'medium' }: ActionLookProps & { theme: Theme }) {
  const { primary } = (theme.vars ?? theme).palette
  const isFilled = variant === 'contained'
  return {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    minHeight: size === 'large' ? 48 : 40,
    fontSize: size === 'large' ? '1rem' : '0.9375rem',
    padding: size === 'large' ? '8px 28px' : '6px 20px',
    borderRadius: 8,
    border: `1px solid ${primary.main}`,
    color: isFilled ? primary.contrastText : primary.main,
    backgroundColor: isFilled ? primary.main : 'transparent',
    '&:hover': isFilled
      ? { backgroundColor: primary.dark, borderColor: primary.dark }
      : { backgroundColor: `color-mix(in srgb, ${primary.main} 8%, transparent)` },
    '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
  } as const
}

/** The one button of a public form. */
export const ActionButton = styled('button', { shouldForwardProp: isAttribute })<ActionLookProps>(actionLook)

/** A link that looks like a button; public pages have many. */
export const ActionLink = styled(Link, { shouldForwardProp: isAttribute })<ActionLookProps>(actionLook)

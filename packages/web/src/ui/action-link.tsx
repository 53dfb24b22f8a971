import { styled } from '@mui/material/styles'
import { Link } from 'react-router'

interface ActionLinkProps {
  variant?: 'contained' | 'outlined'
  size?: 'medium' | 'large'
}

const own = new Set<PropertyKey>(['variant', 'size'])

/** A link that looks like a button. Public pages have many and no other buttons: the library's would cost them 8 kB. */
export const ActionLink = styled(Link, { shouldForwardProp: (name) => !own.has(name) })<ActionLinkProps>(
  ({ theme, variant = 'contained', size = 'medium' }) => {
    const { primary } = (theme.vars ?? theme).palette
    const isFilled = variant === 'contained'
    return {
      ...theme.typography.button,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      textAlign: 'center',
      textDecoration: 'none',
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
    }
  },
)

import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

interface LinkCardProps {
  icon: string
  title: string
  text: string
  to: string
  /** Where the icon stands beside a text of two lines on wide windows. */
  iconOnTop?: boolean
  /** After the text. */
  children?: ReactNode
}

/** A card that leads to one page, wherever it is pressed. */
export function LinkCard({ icon, title, text, to, iconOnTop = false, children }: LinkCardProps) {
  return (
    <Card
      sx={{
        p: 2,
        position: 'relative',
        display: 'flex',
        gap: 1.5,
        alignItems: { xs: 'center', sm: iconOnTop ? 'flex-start' : 'center' },
        '&:hover': { borderColor: 'text.secondary' },
      }}
    >
      <Icon path={icon} sx={{ fontSize: 26, color: 'primary.main' }} />
      <Box sx={{ flex: 1 }}>
        <MuiLink
          component={Link}
          to={to}
          underline="hover"
          // The link's pseudo-element covers the card, so that the whole card can be pressed.
          sx={{
            display: 'inline-block',
            minHeight: 24,
            fontWeight: 650,
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {title}
        </MuiLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
      {children}
    </Card>
  )
}

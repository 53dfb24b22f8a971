import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'

interface OutcomeCardProps {
  icon: string
  colour: string
  title: string
  children: ReactNode
  action: ReactNode
}

/** A page with one thing to read and one thing to do. */
export function OutcomeCard({ icon, colour, title, children, action }: OutcomeCardProps) {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 3, md: 8 } }}>
      <title>{`${title} · Running Dinner`}</title>
      <Card sx={{ px: { xs: 2.5, sm: 6 }, py: { xs: 4, sm: 6 }, textAlign: 'center' }}>
        <Icon path={icon} sx={{ fontSize: 48, color: colour, mb: 1.5 }} />
        <Typography variant="h1" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {children}
        <Box sx={{ mt: 4 }}>{action}</Box>
      </Card>
    </Container>
  )
}

import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../../ui/icon.tsx'

interface ExportCardProps {
  icon: string
  title: string
  text: string
  children: ReactNode
}

/** What a file holds, and how to get it. */
export function ExportCard({ icon, title, text, children }: ExportCardProps) {
  const headingId = useId()
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      sx={{ p: { xs: 2, sm: 3 }, display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Icon path={icon} sx={{ fontSize: 24, color: 'primary.main' }} />
        <Typography variant="h3" id={headingId}>
          {title}
        </Typography>
      </Box>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>{children}</Box>
    </Card>
  )
}

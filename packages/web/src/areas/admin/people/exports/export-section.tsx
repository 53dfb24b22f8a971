import { mdiTrayArrowDown } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../../../ui/icon.tsx'

/** One kind of file with its cards side by side. */
export function ExportSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId} sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '68ch', mb: 2 }}>{text}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

interface ExportCardProps {
  icon: string
  title: string
  text: string
  children: ReactNode
}

/** The content of a file and its download. */
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

interface DownloadButtonProps {
  href: string
  label: string
  /** The accessible name, since the visible label does not say which file. */
  name?: string
  disabled?: boolean
}

/** A download as a plain link, so that the browser's own settings apply. */
export function DownloadButton({ href, label, name, disabled = false }: DownloadButtonProps) {
  const look = { variant: 'outlined', startIcon: <Icon path={mdiTrayArrowDown} /> } as const
  if (disabled)
    return (
      <Button {...look} disabled aria-label={name}>
        {label}
      </Button>
    )
  return (
    <Button {...look} component="a" href={href} download aria-label={name}>
      {label}
    </Button>
  )
}

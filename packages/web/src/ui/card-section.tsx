import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface CardSectionProps {
  title: string
  /** By which an address can lead to it. */
  id?: string
  aside?: ReactNode
  children: ReactNode
}

/** A card of the dashboard: a heading, something small beside it, the content. */
export function CardSection({ title, id, aside, children }: CardSectionProps) {
  const headingId = useId()
  return (
    <Card component="section" id={id} aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 }, scrollMarginTop: 144 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 1,
          mb: 2,
        }}
      >
        <Typography variant="h3" component="h2" id={headingId} {...(id === undefined ? {} : { tabIndex: -1 })}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Card>
  )
}

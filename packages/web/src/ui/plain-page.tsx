import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface PlainPageProps {
  /** The one h1 of the screen, and the title of the tab. */
  title: string
  intro?: string
  children: ReactNode
}

/** A narrow page of the public side; `Page` brings more than it needs. */
export function PlainPage({ title, intro, children }: PlainPageProps) {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 3, md: 5 } }}>
      <title>{`${title} · Running Dinner`}</title>
      <Typography variant="h1" sx={{ mb: intro === undefined ? 3 : 1, textWrap: 'balance' }}>
        {title}
      </Typography>
      {intro !== undefined && (
        <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', mb: 3 }}>
          {intro}
        </Typography>
      )}
      {children}
    </Container>
  )
}

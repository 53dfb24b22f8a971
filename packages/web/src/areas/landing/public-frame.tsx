import Container, { type ContainerProps } from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { SharedPreview } from './shared-preview.tsx'

interface PublicFrameProps {
  /** The one h1 of the page, and the title of the tab. */
  title: string
  /** What the page is for, in one sentence; also what a search engine shows. */
  intro: string
  width?: ContainerProps['maxWidth']
  /** Where the page is, for previews of its address; undefined for pages that are not worth sharing. */
  preview?: { origin: string; path: string }
  children: ReactNode
}

/** Title, introduction and content of a public page; needs less code than the frame of the areas' pages. */
export function PublicFrame({ title, intro, width = 'lg', preview, children }: PublicFrameProps) {
  return (
    <Container maxWidth={width} sx={{ py: { xs: 4, md: 6 } }}>
      <title>{`${title} · Running Dinner`}</title>
      <meta name="description" content={intro} />
      {preview && <SharedPreview {...preview} title={title} description={intro} />}
      <Typography variant="h1" sx={{ fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.5rem)', mb: 1, textWrap: 'balance' }}>
        {title}
      </Typography>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{ color: 'text.secondary', maxWidth: '64ch', mb: 4, textWrap: 'pretty' }}
      >
        {intro}
      </Typography>
      {children}
    </Container>
  )
}

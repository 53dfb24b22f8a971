import type { ReactNode } from 'react'
import * as styles from './public-frame.css.ts'
import { SharedPreview } from './shared-preview.tsx'

interface PublicFrameProps {
  /** The one h1 of the page, and the title of the tab. */
  title: string
  /** What the page is for, in one sentence; also what a search engine shows. */
  intro: string
  width?: 'sm' | 'md' | 'lg'
  /** Where the page is, for previews of its address; undefined for pages that are not worth sharing. */
  preview?: { origin: string; path: string }
  children: ReactNode
}

/** Title, introduction and content of a public page; needs less code than the frame of the areas' pages. */
export function PublicFrame({ title, intro, width = 'lg', preview, children }: PublicFrameProps) {
  return (
    <div className={styles.frame[width]}>
      <title>{`${title} · Running Dinner`}</title>
      <meta name="description" content={intro} />
      {preview && <SharedPreview {...preview} title={title} description={intro} />}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{intro}</p>
      {children}
    </div>
  )
}

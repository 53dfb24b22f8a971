import { type ReactNode, useEffect, useRef } from 'react'
import * as styles from './picture-message.css.ts'

interface PictureMessageProps {
  picture: ReactNode
  title: string
  /** `h1` where the message is the whole page. */
  level?: 'h1' | 'h2'
  text: string
  /** True where the message replaces the element that had the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** Picture, sentence and next step, for an empty list or a finished task. */
export function PictureMessage({
  picture,
  title,
  level: Title = 'h2',
  text,
  takesFocus = false,
  children,
}: PictureMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.message}>
      <div className={styles.picture}>{picture}</div>
      <Title ref={heading} className={styles.title[Title]} {...(takesFocus ? { tabIndex: -1 } : {})}>
        {title}
      </Title>
      <p className={styles.text}>{text}</p>
      <div className={styles.row}>{children}</div>
    </div>
  )
}

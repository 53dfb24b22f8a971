import { Fragment } from 'react'
import { anchor } from './anchor.css.ts'
import * as styles from './linked-text.css.ts'

/** User-written text as paragraphs. Web addresses become links that send no referrer. */
export function LinkedText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text that stays as it is
          <a className={anchor.plain} key={index} href={part} rel="noreferrer noopener nofollow">
            {part}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text that stays as it is
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </div>
  )
}

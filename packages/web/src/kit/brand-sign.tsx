import { signParts, signSize } from '@running-dinner/domain/guests'
import * as styles from './brand-sign.css.ts'

/** The sign of the product, as high as `size` in CSS; decoration beside a name. */
export function BrandSign({ size }: { size: string }) {
  return (
    <svg
      viewBox={`0 0 ${signSize} ${signSize}`}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={styles.sign}
    >
      {signParts.map((part) => (
        <path key={part.colour} d={part.path} fill={part.colour} transform={part.transform} />
      ))}
    </svg>
  )
}

/** Sign and name of the product. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <BrandSign size="1.75em" />
      {name}
    </span>
  )
}

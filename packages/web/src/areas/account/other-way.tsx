import { Link } from 'react-router'
import { anchor } from '../../kit/anchor.css.ts'
import { classes } from '../../kit/classes.ts'
import * as styles from './account.css.ts'

/** Below a form: where those go who need the other one. */
export function OtherWay({ question, to, label }: { question: string; to: string; label: string }) {
  return (
    <p className={styles.otherWay}>
      {question}{' '}
      <Link to={to} className={classes(anchor.plain, styles.otherWayLink)}>
        {label}
      </Link>
    </p>
  )
}

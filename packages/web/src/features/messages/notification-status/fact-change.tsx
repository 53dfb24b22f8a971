import type { FactChangeReply } from '@running-dinner/contract/messages'
import { useTranslation } from 'react-i18next'
import * as styles from './fact-change.css.ts'

interface FactChangeListProps {
  changes: readonly FactChangeReply[]
  meals: readonly { id: string; label: string }[]
}

/** What is new for a person, and what they knew before; course by course. */
export function FactChangeList({ changes, meals }: FactChangeListProps) {
  const position = ({ mealId }: FactChangeReply) => meals.findIndex(({ id }) => id === mealId)
  const byCourse = (first: FactChangeReply, second: FactChangeReply) => position(first) - position(second)
  return (
    <ul className={styles.list}>
      {changes.toSorted(byCourse).map((change) => (
        <FactChange
          key={`${change.fact} ${change.mealId ?? ''}`}
          change={change}
          course={meals.find(({ id }) => id === change.mealId)?.label}
        />
      ))}
    </ul>
  )
}

function FactChange({ change, course }: { change: FactChangeReply; course: string | undefined }) {
  const { t } = useTranslation('knowledge')
  const name = t(`facts.${change.fact}`)
  return (
    <li className={styles.item}>
      {course === undefined ? name : `${course} · ${name}`}
      {': '}
      <span className={styles.after}>{change.after || t('gone')}</span>
      {change.before !== '' && ` ${t('before', { text: change.before })}`}
    </li>
  )
}

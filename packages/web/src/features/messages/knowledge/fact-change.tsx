import Box from '@mui/material/Box'
import type { FactChangeReply } from '@running-dinner/contract/own-letters.ts'
import { useTranslation } from 'react-i18next'

interface FactChangeListProps {
  changes: readonly FactChangeReply[]
  meals: readonly { id: string; label: string }[]
}

/** What is new for a person, and what they knew before; course by course. */
export function FactChangeList({ changes, meals }: FactChangeListProps) {
  const position = ({ mealId }: FactChangeReply) => meals.findIndex(({ id }) => id === mealId)
  const byCourse = (first: FactChangeReply, second: FactChangeReply) => position(first) - position(second)
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
      {changes.toSorted(byCourse).map((change) => (
        <FactChange
          key={`${change.fact} ${change.mealId ?? ''}`}
          change={change}
          course={meals.find(({ id }) => id === change.mealId)?.label}
        />
      ))}
    </Box>
  )
}

function FactChange({ change, course }: { change: FactChangeReply; course: string | undefined }) {
  const { t } = useTranslation('knowledge')
  const name = t(`facts.${change.fact}`)
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      {course === undefined ? name : `${course}, ${name}`}
      {': '}
      <Box component="span" sx={{ color: 'text.primary' }}>
        {change.after || t('gone')}
      </Box>
      {change.before !== '' && ` ${t('before', { text: change.before })}`}
    </Box>
  )
}

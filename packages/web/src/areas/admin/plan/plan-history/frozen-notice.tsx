import Alert from '@mui/material/Alert'
import { Suspense } from 'react'
import { useIssueText } from '../../../../lib/issue-text.ts'
import { useFrozenMeals } from './frozen-meals.ts'

/** Says before a press what is refused once people are on their way, by the latest course that is frozen. */
export function FrozenNotice() {
  const meal = useFrozenMeals().at(-1)
  // Its words are fetched only then; without a boundary of its own the whole page would hide meanwhile.
  return <Suspense>{meal && <FrozenWarning course={meal.label} />}</Suspense>
}

function FrozenWarning({ course }: { course: string }) {
  const issueText = useIssueText()
  return (
    <Alert severity="warning" className="no-print" sx={{ mb: 2 }}>
      {issueText('course_frozen', { meal: course })}
    </Alert>
  )
}

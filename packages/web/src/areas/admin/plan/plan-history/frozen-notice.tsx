import Alert from '@mui/material/Alert'
import { useLoadedIssueText } from '../../../../lib/issue-text.ts'
import { useFrozenMeals } from './frozen-meals.ts'

/** Says before a press what is refused once people are on their way, by the latest course that is frozen. */
export function FrozenNotice() {
  const meal = useFrozenMeals().at(-1)
  return meal && <FrozenWarning course={meal.label} />
}

function FrozenWarning({ course }: { course: string }) {
  const issueText = useLoadedIssueText()
  return (
    <Alert severity="warning" className="no-print" sx={{ mb: 2 }}>
      {issueText('course_frozen', { meal: course })}
    </Alert>
  )
}

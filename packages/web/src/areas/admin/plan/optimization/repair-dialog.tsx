import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/plan'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useRepair } from '../../../../features/plan/plan-optimization/plan-optimization.api.ts'
import { MealMark } from '../../../../features/plan/teams/team-marks.tsx'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { paths } from '../../../../lib/paths.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'

interface RepairDialogProps {
  team: TeamReply
  onClose: () => void
}

/** Moves a team to another course: searches for the plan with the fewest changes, which the organiser then accepts or not. */
export function RepairDialog({ team, onClose }: RepairDialogProps) {
  const { t } = useTranslation(['planning', 'common'])
  const titleId = useId()
  const textId = useId()
  const { meals } = useAdminDinner()
  const otherMeals = meals.filter((meal) => meal.id !== team.meal.id)
  const [mealId, setMealId] = useState(otherMeals[0]?.id ?? '')
  const { begin, isPending, error } = useBeginRepair()
  useIssueText()
  const handleCompute = () => begin({ courses: [{ teamId: team.id, mealId }] })
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t('repair.courseTitle', { number: team.teamNumber })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography id={textId}>{t('repair.courseText')}</Typography>
        <RadioGroup aria-labelledby={titleId} value={mealId} onChange={(event) => setMealId(event.target.value)}>
          {otherMeals.map((meal) => (
            <FormControlLabel
              key={meal.id}
              value={meal.id}
              control={<Radio />}
              label={<MealMark meal={meal} meals={meals} />}
            />
          ))}
        </RadioGroup>
        {error && <Alert severity="error">{issueTexts(error).join(' ')}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button disabled={isPending} onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button variant="contained" loading={isPending} onClick={handleCompute} autoFocus>
          {t('repair.compute')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useBeginRepair() {
  const adminId = useAdminId()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useRepair(adminId)
  const begin = (input: Parameters<typeof mutate>[0]) =>
    mutate(input, {
      onSuccess: ({ optimizationId }) => void navigate(paths.admin.optimization(adminId, optimizationId)),
    })
  return { begin, isPending, error }
}

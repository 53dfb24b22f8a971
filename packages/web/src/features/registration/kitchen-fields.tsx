import Box from '@mui/material/Box'
import { MealChoice } from './meal-choice.tsx'
import { SeatsInput } from './seats-input.tsx'

interface KitchenFieldsProps {
  seatsNeeded: number
  meals: readonly { id: string; label: string }[]
}

export function KitchenFields({ seatsNeeded, meals }: KitchenFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <SeatsInput needed={seatsNeeded} />
      <MealChoice meals={meals} />
    </Box>
  )
}

import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../ui/plain-look.ts'

/** A field for programs that fill in everything; people neither see, reach nor hear it. */
export function Trap() {
  const { t } = useTranslation('feedback')
  return (
    <Box aria-hidden="true" sx={visuallyHidden}>
      <label>
        {t('trap')}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </Box>
  )
}

import { mdiArrowDown, mdiArrowUp, mdiDeleteOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { questionKinds } from '@running-dinner/domain/registration-form/registration-form.ts'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CheckboxInput, SelectInput, TextInput } from '../../../ui/form/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { OptionFields } from './option-fields.tsx'
import type { RegistrationFormValues } from './registration-form-values.ts'

interface QuestionCardProps {
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

export function QuestionCard({ index, count, onMove, onRemove }: QuestionCardProps) {
  const { t } = useTranslation('settings')
  const name = `registrationQuestions.${index}` as const
  const kind = useWatch<RegistrationFormValues, `${typeof name}.kind`>({ name: `${name}.kind` })
  const number = index + 1
  return (
    <Box
      role="group"
      aria-label={t('form.question', { number })}
      sx={{ width: '100%', border: 1, borderColor: 'divider', borderRadius: 1.5, p: 2, display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 600, mr: 'auto' }}>
          {t('form.question', { number })}
        </Box>
        <IconButton aria-label={t('form.up', { number })} disabled={index === 0} onClick={() => onMove(index - 1)}>
          <Icon path={mdiArrowUp} />
        </IconButton>
        <IconButton
          aria-label={t('form.down', { number })}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <Icon path={mdiArrowDown} />
        </IconButton>
        <IconButton aria-label={t('form.remove', { number })} onClick={onRemove}>
          <Icon path={mdiDeleteOutline} />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 200px' }, alignItems: 'start' }}>
        <TextInput<RegistrationFormValues> name={`${name}.label`} label={t('form.label')} autoComplete="off" required />
        <SelectInput<RegistrationFormValues>
          name={`${name}.kind`}
          label={t('form.kind')}
          choices={questionKinds.map((value) => ({ value, label: t(`form.kinds.${value}`) }))}
        />
      </Box>
      {kind === 'CHOICE' && <OptionFields question={index} />}
      <CheckboxInput<RegistrationFormValues> name={`${name}.required`} label={t('form.required')} />
    </Box>
  )
}

import { useEffect, useRef } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'
import hidden from './visually-hidden.module.css'

/**
 * Postcode and city in one field. What browsers fill in by themselves knows them apart and puts the city alone into it:
 * the postcode they put into a field that nobody else sees, and from there it comes before the city.
 */
export function CityField(props: Omit<TextFieldProps, 'autoComplete'>) {
  const { value: city, onChange, disabled } = props
  const postcode = useRef<HTMLInputElement>(null)
  const combine = () => {
    const field = postcode.current
    if (!field?.value || !city.trim() || /\d/.test(city)) return
    onChange(`${field.value} ${city}`)
    field.value = ''
  }
  // Whichever of the two is filled in last, also before this lives.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another city is another reason
  useEffect(combine, [city])
  return (
    <>
      <TextField {...props} autoComplete="address-level2" />
      <input
        ref={postcode}
        className={hidden.hidden}
        autoComplete="postal-code"
        aria-hidden="true"
        tabIndex={-1}
        disabled={disabled}
        onInput={combine}
      />
    </>
  )
}

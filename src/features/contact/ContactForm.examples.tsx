import { ContactForm } from './ContactForm.tsx'

const readers = { 'career opportunities': 'apprentices@example.com', 'media inquiry': 'crier@example.com' }

export const examples = {
  empty: (
    <div className="wrap">
      <ContactForm email="letters@example.com" readers={readers} />
    </div>
  ),
}

/** The papers to take along, as the build wrote them. */
import './papers/pdfs';
import './papers/count-form';
import './papers/booking-batch';
import './papers/match-day';

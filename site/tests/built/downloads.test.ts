/** The downloads, as the build wrote them. */
import './downloads/pdfs';
import './downloads/count-form';
import './downloads/booking-batch';
import './downloads/match-day';

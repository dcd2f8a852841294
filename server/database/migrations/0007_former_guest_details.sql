-- Erasing a guest removes any of these keys of a detail, and nothing else; a server of before knows only the first four.
CREATE OR REPLACE FUNCTION "append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	purpose text := current_setting('hotel.rewriting_history', true);
	guest_keys text[] := '{why,note,bank,lastDigits,holder,proof,name,nameBefore,phone,phoneBefore,emailAddress,emailAddressBefore}';
	before jsonb;
	after jsonb;
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		IF purpose = 'restore' THEN
			RETURN NULL;
		END IF;
	ELSIF TG_OP = 'UPDATE' AND purpose = 'forgetting' THEN
		before := to_jsonb(OLD);
		after := to_jsonb(NEW);
		IF TG_TABLE_NAME = 'bill_extra' AND after = before || '{"text": ""}' THEN
			RETURN NEW;
		END IF;
		IF after - 'detail' = before - 'detail' AND before -> 'detail' @> (after -> 'detail')
			AND (after -> 'detail') - guest_keys = (before -> 'detail') - guest_keys THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $$;
